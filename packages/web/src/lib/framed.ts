/** Whether another page shows this one in a frame. There browsers keep our cookies back, so that nothing can be sent. */
export const isFramed = (): boolean => window.self !== window.top;
