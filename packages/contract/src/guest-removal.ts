/** A guest whom nobody has used for so many days is removed, unless the operator chooses another number. */
export const GUEST_DAYS = 90;
/** No operator chooses fewer: a sign-in lasts so long without use. */
export const LEAST_GUEST_DAYS = 30;
/** It is announced so many days before. */
export const GUEST_NOTICE_DAYS = 14;
