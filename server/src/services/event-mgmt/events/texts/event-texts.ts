import type { events } from '@app/contract/events/event-routes.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { suggestedDescription } from '../../../../patterns/descriptions/suggested-description.ts'
import { foundBy } from '../../../../patterns/found-by.ts'
import { readProfile } from '../../../../patterns/profile-reads.ts'
import type { Handlers } from '../../../../platform/http/call.ts'
import { parsed } from '../../../../platform/http/json-text.ts'
import { eventKind } from '../event-kind.ts'
import { describeEvent } from './describe-event.ts'
import { withPlaces } from './described-event.ts'
import { writeEmail } from './write-email.ts'

/** Texts that are composed from what an event says about itself. `origin` is that of its page. */
export const eventTexts = (
  origin: string,
): Pick<Handlers<typeof events>, 'suggestedDescription' | 'email'> => ({
  suggestedDescription: suggestedDescription(eventKind, async (event, call) =>
    describeEvent(await withPlaces(event, call)),
  ),
  email: async ({ data: { id, purpose } }, call) => {
    const { data: event } = parsed(await readProfile(eventKind, call, id))
    const page = `${origin}/events/${id}`
    const links = { page: foundBy('share', page, origin), hotels: `${page}/hotels` }
    const today = placeDay(event.timeZone)
    return { data: writeEmail(await withPlaces(event, call), { purpose, links, today }) }
  },
})
