import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../../page/plain-page.ts'
import { SignedInPage } from '../../../page/signed-in-page.tsx'
import { RfpsPage, RfpsSkeleton } from './rfps-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), sports: [...sportNames] })

/** The browser loads the events. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Looking for a venue', 'Events whose organizers look for a venue.')

/** The RFP marketplace. */
export default function RfpsRoute() {
  const { sports } = useLoaderData<typeof loader>()
  return (
    <SignedInPage
      skeleton={<RfpsSkeleton />}
      title="Log in to see who looks for a venue"
      text="The RFP marketplace is open to the teams of facilities and destinations with a membership."
      canSignUp
    >
      <RfpsPage sports={sports} />
    </SignedInPage>
  )
}
