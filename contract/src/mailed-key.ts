/** The header with the key of a mailed link. It goes beside a session, so that an account stays who it is. */
export const mailedKeyHeader = 'mailed-key'

/** Whether a text can be the key of a mailed link, which is in the hash of its address. */
export const isMailedKey = (text: string) => /^[\w-]{43}$/.test(text)
