// Loaded before the app by npm start: when the process that started it is killed, so that no
// signal can be passed on, the app ends too, in good order, and the port and the data are free.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
