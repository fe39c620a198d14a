import userEvent from '@testing-library/user-event';

/** A person at the page: clicks, types and tabs with every event that a browser sends, and without pauses. */
export const user = userEvent.setup({ delay: null });
