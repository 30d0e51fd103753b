/** What can stand between the dashes of an option: characters that need no escape in an address. */
export const OPTION_WORD = /^[A-Za-z0-9._]+$/
