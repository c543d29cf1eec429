import type { Api } from '@app/contract/api.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { everyPage } from '../api/every-page.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { pack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'

/** Not kept by the server: changes of a list announce no notice that would evict its page. */
const notKept = { headers: { 'cache-control': 'no-store' } }

export async function sharedListLoader({ context, params }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const list = await findList(api, params['key'] ?? '')
  return data(pack({ brand, origin, list }), { ...notKept, status: list === null ? 404 : 200 })
}

// A key with control characters is refused as invalid.
const findList = (api: Api, key: string) => nullIfMissing(loadList(api, key))

async function loadList(api: Api, key: string) {
  const { sharedLists } = api['user-mgmt']
  const { data: list } = await sharedLists.get({ key })
  return { ...list, entries: await everyPage((page) => sharedLists.entries({ key, ...page })) }
}

export type SharedList = NonNullable<Awaited<ReturnType<typeof findList>>>
