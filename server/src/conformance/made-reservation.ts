import * as z from 'zod'
import { newSecretToken } from '../platform/secret-token.ts'
import { dayFromToday } from '../testing/days.ts'
import { call, itemOf, success, type Caller } from './calls.ts'
import type { KindUnderTest } from './kind-under-test.ts'
import { signUp } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const Offers = z.object({
  data: z.object({ rooms: z.array(z.object({ id: z.string(), totalWithTaxes: z.int() })) }),
})
const guest = { name: 'Rosa Guest', phone: '(260) 555-0148' }

/** A room that somebody has booked. */
export async function makeReservation(
  server: TestServer,
  manager: Caller,
  tested: KindUnderTest,
  ownerId: string,
): Promise<string> {
  const booker = await signUp(server, `guest-${crypto.randomUUID()}`)
  const room = { name: `Room ${crypto.randomUUID()}`, guests: 2, count: 20, rate: 10_000 }
  const { id: roomId } = itemOf(await call(server, tested, 'rooms.create', { ownerId, data: room }, manager))
  const stay = { checkIn: dayFromToday(40), checkOut: dayFromToday(41), guests: 2 }
  const offers = await call(server, tested, 'availability', { ownerId, data: stay }, manager)
  const { rooms } = Offers.parse(success(offers)).data
  const totalWithTaxes = rooms.find((offer) => offer.id === roomId)?.totalWithTaxes
  const data = { key: newSecretToken(), roomId, ...stay, totalWithTaxes }
  const { id } = itemOf(await call(server, tested, 'reservations.hold', { ownerId, data }, booker))
  success(
    await call(
      server,
      tested,
      'reservations.book',
      { id, data: { ...guest, email: booker.person.email } },
      booker,
    ),
  )
  return id
}
