/** Whether this machine has a keychain for tests. Without one nothing is kept on disk, which `storage.spec.ts` checks on every machine. */
export const HAS_KEYCHAIN = process.env['ADMIN_CONSOLE_TEST_KEYCHAIN'] !== 'none'
