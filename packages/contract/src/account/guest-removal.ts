/** Days without use after which a guest is removed. The operator can choose another number. */
export const GUEST_DAYS = 90;
/** The smallest number for operators: an unused session lasts this long. */
export const LEAST_GUEST_DAYS = 30;
/** Days between the announcement and the removal. */
export const GUEST_NOTICE_DAYS = 14;
