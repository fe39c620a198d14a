/** Whether another page shows this one in a frame. Browsers hold back our cookies there, so nothing can be sent. */
export const isFramed = (): boolean => window.self !== window.top;
