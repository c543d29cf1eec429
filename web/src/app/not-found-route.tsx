import { data } from 'react-router'

/** For all other URLs. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
