/** Whether a typed text may be an address. The server checks the rest. */
export const isLikeEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim())
