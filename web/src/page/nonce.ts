import { createContext, use } from 'react'

/** The policy's nonce of the page being rendered; browsers hide it, so there it is empty. */
export const Nonce = createContext('')
export const useNonce = () => use(Nonce)
