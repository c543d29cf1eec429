import { linkSides, type LinkSide } from '@app/contract/route.ts'
import { issueToken, type TokenPurpose } from '../patterns/mailed-tokens.ts'
import { insertExchange } from '../testing/exchanges.ts'
import type { TestServer } from '../testing/test-server.ts'
import type { Targets } from './attempts.ts'
import type { Caller } from './calls.ts'
import { kindsUnderTest, type KindUnderTest } from './kind-under-test.ts'
import { makeBlock } from './made-block.ts'
import { makeReservation } from './made-reservation.ts'
import { makeChild, makeProfile, type World } from './world.ts'

/** Somebody without an account, with a link. */
export interface LinkCaller extends Caller {
  side: LinkSide
  /** Whether it is the link of what the calls are tried on, rather than of another one. */
  isOwn: boolean
}

/** What the links of a side are for. */
type Linked = Partial<Record<LinkSide, string>>

const purposes: Record<LinkSide, TokenPurpose> = {
  host: 'lead-key',
  sender: 'request-key',
  holder: 'hold-key',
  addressee: 'reservation-proof',
  guest: 'reservation-key',
  desk: 'block-key',
  asker: 'exchange-key',
}

/** The holders of the links of each side, of what the calls are tried on and of another one. */
export async function linkCallers({ db }: TestServer, own: Linked, other: Linked): Promise<LinkCaller[]> {
  const callers: LinkCaller[] = []
  for (const side of linkSides)
    for (const linked of [own, other]) {
      const id = linked[side]
      if (id === undefined) continue
      const mailedKey = await issueToken(db, purposes[side], id, 24)
      callers.push({ side, isOwn: linked === own, mailedKey })
    }
  return callers
}

/** The links of what the calls of a world are tried on, and of others of its kind. */
export async function linksOfWorld(world: World, targets: ReadonlyMap<KindUnderTest, Targets>) {
  const madeOf = (name: KindUnderTest['kind']) => {
    const tested = kindsUnderTest.find(({ kind }) => kind === name)
    const made = tested && targets.get(tested)
    if (!made) throw new Error(`there is no ${name}`)
    return { tested, made: made.full }
  }
  const [event, hotel, destination] = [madeOf('event'), madeOf('hotel'), madeOf('destination')]
  const eventId = await makeProfile(world, event.tested)
  const leadId = await makeChild(world, event.tested, 'leads', eventId, world.founder)
  const otherDestination = await makeProfile(world, destination.tested)
  const { manager } = world.people
  const otherReservation = await makeReservation(world.server, manager, hotel.tested, hotel.made.id)
  const reservation = hotel.made.items.reservations
  return linkCallers(
    world.server,
    {
      host: event.made.items.leads,
      sender: event.made.id,
      holder: reservation,
      addressee: reservation,
      guest: reservation,
      desk: hotel.made.items.blocks,
      asker: destination.made.items.exchanges,
    },
    {
      host: leadId,
      sender: eventId,
      holder: otherReservation,
      addressee: otherReservation,
      guest: otherReservation,
      desk: await makeBlock(world.server, hotel.made.id),
      asker: (await insertExchange(world.server.db, { destinationId: otherDestination })).id,
    },
  )
}
