import { newAccount } from './accounts.ts'
import { openSite } from './site.ts'

const { allApis } = openSite()

/** Somebody with a new account, and their calls. */
export async function person(name: string) {
  const email = await newAccount(name)
  const api = (await allApis(email))['user-mgmt']
  return { email, api, id: (await api.users.my({})).data.id }
}

export type Person = Awaited<ReturnType<typeof person>>

export const write = async (by: Person, ownerId: string, text: string, replyToId: string | null = null) =>
  (
    await by.api.groups.messages.create({
      ownerId,
      data: { clientId: crypto.randomUUID(), text, replyToId },
    })
  ).data

/** The id of the conversation of two people. */
export const conversation = async (one: Person, other: Person) =>
  (await one.api.users.message({ userId: other.id, data: undefined })).data.id
