import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { surroundings } from '../page/surroundings.ts'
import { loadProfile } from './load-profile.ts'
import type { Content, ProfilePage } from './profile-page.ts'

/** Loads the page as a visitor sees it. If it is hidden, the browser asks again as the person who is signed in there. */
export const profileLoader =
  <C extends Content>(page: ProfilePage<C>) =>
  async ({ context, request, params }: LoaderFunctionArgs) => {
    const { api, brand, origin } = context.get(surroundings)
    const { searchParams } = new URL(request.url)
    const [content] = await Promise.all([
      loadProfile(page, api, params['id'] ?? '', searchParams),
      page.sections.load(),
    ])
    if (content !== null) return data({ brand, origin, content, country: countryOf(content.profile.state) })
    return data({ brand, origin, content: null }, { status: 404 })
  }

/** The browser does not need the list of states for this. */
const countryOf = (state: string | null) => (state === null ? undefined : stateOf(state)?.country)
