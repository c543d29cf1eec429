import { dayFromToday } from '../testing/days.ts'
import { signUp } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A block of rooms that an event has asked of a hotel. */
export async function makeBlock(server: TestServer, hotelId: string): Promise<string> {
  const organizer = await signUp(server, `organizer-${crypto.randomUUID()}`)
  const { id: ownerId } = await server.stage.event({ manager: organizer.person })
  const asked = [{ night: dayFromToday(40), rooms: 20 }]
  return (await organizer.api.events.blocks.create({ ownerId, data: { hotelId, asked } })).data.id
}
