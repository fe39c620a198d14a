/** Leaves the app for another site. */
export const leaveFor = (address: string): void => window.location.assign(address);
