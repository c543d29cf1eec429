import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { meantPath } from './guessed-paths.ts'

/** For all other URLs. */
export function loader({ url }: Pick<LoaderFunctionArgs, 'url'>) {
  const path = meantPath(url)
  if (path !== undefined) throw redirect(path, 301)
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
