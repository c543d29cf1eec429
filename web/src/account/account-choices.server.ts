import { accountTypes } from '@app/contract/reference-lists/account-types.ts'
import { states } from '@app/contract/reference-lists/regions.ts'
import { notificationTopics } from '@app/contract/users/settings-schema.ts'
import { namedSports } from '../page/named-sports.server.ts'

/** What people choose from. The browser gets it with the page instead of with the schemas. */
export const accountChoices = () => ({
  accountTypes: [...accountTypes],
  states: states.map(({ name }) => name),
  sports: namedSports(),
  topics: { ...notificationTopics },
})
export type AccountChoices = ReturnType<typeof accountChoices>
