import type { SignedUp } from '../../../../testing/people.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

interface StagedRooms {
  count: number
  rate: number
  beds?: 'Queen'[]
}

/** A hotel with rooms of one type, after which nobody has booked anything, used up a limit or got an email. Each test has another one. */
export async function stageRooms(server: TestServer, manager: SignedUp, rooms: StagedRooms) {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from reservation')
  const hotel = { manager: manager.person, name: 'Quarry House', lat: 39.17, lng: -86.53 }
  const { id: ownerId } = await server.stage.hotel(hotel)
  const room = { name: 'Two queens', guests: 4, ...rooms }
  const { data } = await manager.api.hotels.rooms.create({ ownerId, data: room })
  server.mails.length = 0
  return { ownerId, roomId: data.id }
}
