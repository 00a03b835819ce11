// Loaded before the app by npm start: shuts the app down when its parent is killed, which cannot forward a signal, so
// port and data are released.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
