import type { Api } from '@app/contract/api.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import { nullIfMissing } from '../../page/null-if-missing.ts'

export async function loadGuide(api: Api, { id }: Pick<Profile, 'id'>): Promise<readonly string[] | null> {
  const offered = await nullIfMissing(api['assistant-mgmt'].assistants.tourGuide.questions({ id }))
  return offered && offered.data.map(({ text }) => text)
}
