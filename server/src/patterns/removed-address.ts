/** The address of requests whose sender has deleted their account. Nobody has it (RFC 2606), and nothing is sent to it. */
export const removedAddress = 'removed@account.invalid'
