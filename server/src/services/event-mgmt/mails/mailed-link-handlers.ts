import type { mailedLinks } from '@app/contract/events/mailed-link-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'

export const mailedLinkHandlers = (): Handlers<typeof mailedLinks> => ({
  mine: async (_input, { link }) => ({
    data: link ? { side: link.side, eventId: link.eventId, leadId: link.leadId ?? null } : null,
  }),
})
