import type { Call } from '../../../../platform/http/call.ts'

/** Whom an answer is for doesn't matter: it has nothing that not everybody may see. */
export const asStranger = (call: Call): Call => ({
  ...call,
  user: null,
  isAdmin: false,
  link: undefined,
  opens: async () => false,
})
