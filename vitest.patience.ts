/**
 * How long `expect.poll` asks again, instead of one second: what is awaited comes, and a busy machine decides how
 * soon. Tests use it rather than `vi.waitFor`, whose limit no configuration changes.
 */
export const patience = { poll: { timeout: 15_000 } };
