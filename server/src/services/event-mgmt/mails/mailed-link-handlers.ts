import type { mailedLinks } from '@app/contract/events/mailed-link-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { leadSideOf } from './mailed-links.ts'

export const mailedLinkHandlers = (): Handlers<typeof mailedLinks> => ({
  mine: async (_input, { link }) => ({
    data: link?.ownerId ? { side: leadSideOf(link), eventId: link.ownerId, leadId: link.itemId } : null,
  }),
})
