import { insertExchange } from '../testing/exchanges.ts'
import type { Account, FullProfile, World } from './world.ts'

/** Adds what the stranger and the people of each rung have asked a destination. */
export async function withExchanges(
  { server, people, stranger }: World,
  { id, items, own }: FullProfile,
): Promise<FullProfile> {
  const exchangeOf = async (asker: Account) => ({
    exchanges: (await insertExchange(server.db, { destinationId: id, userId: asker.id })).id,
  })
  return {
    id,
    items: { ...items, ...(await exchangeOf(stranger)) },
    own: {
      user: { ...own.user, ...(await exchangeOf(people.user)) },
      member: { ...own.member, ...(await exchangeOf(people.member)) },
      manager: { ...own.manager, ...(await exchangeOf(people.manager)) },
      admin: { ...own.admin, ...(await exchangeOf(people.admin)) },
    },
  }
}
