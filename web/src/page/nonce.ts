import { createContext, use } from 'react'

/** Marks the page's own scripts while the server renders it. Empty in the browser. */
export const Nonce = createContext('')
export const useNonce = () => use(Nonce)
