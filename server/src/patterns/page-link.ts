import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'

/** The name of a page, and its path. */
export async function readPageLink({ db }: Pick<Call, 'db'>, id: string) {
  const page = await db
    .selectFrom('profile')
    .select(['name', 'kind'])
    .where('id', '=', id)
    .$narrowType<{ kind: ProfileKindName }>()
    .executeTakeFirst()
  if (!page) throw notFound()
  return { name: page.name, url: `${kindContracts[page.kind].path}/${id}` }
}
