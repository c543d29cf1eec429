import { data, type LoaderFunctionArgs } from 'react-router'
import { surroundings } from '../page/surroundings.ts'

/** A 404 as at any unknown URL, because the server doesn't know who is an administrator. The browser does. */
export function adminLoader({ context }: LoaderFunctionArgs) {
  const { brand } = context.get(surroundings)
  return data({ brand }, { status: 404 })
}
