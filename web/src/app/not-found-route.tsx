import { data } from 'react-router'

/** Whatever no other route knows. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
