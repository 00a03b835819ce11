/** WeChat's own browser neither prints nor opens calendar files; it says nothing about it either. */
export const isWeChat = (): boolean => /MicroMessenger\//i.test(navigator.userAgent);
