import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { AccountSection } from './account-section.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

interface PrivacySectionProps {
  user: UserProfile
  onDeleted: () => void
}

export function PrivacySection({ user, onDeleted }: PrivacySectionProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <AccountSection id="privacy" title="Privacy" text="Your data is yours. Take it with you, or leave.">
      <Stack gap="8">
        <Stack gap="2" align="start">
          <h3>Blocked people</h3>
          <p className="sm mut">
            You and they can’t write to each other in conversations of two, or add each other to groups.
          </p>
          <BlockedPeople />
        </Stack>
        <Stack gap="2" align="start">
          <h3>Download my data</h3>
          <p className="sm mut">
            A ZIP file with everything that is stored about you: your profile, pages, favorites, lists,
            requests, reviews and images.
          </p>
          <DownloadData />
        </Stack>
        <Stack gap="2" align="start">
          <h3>Delete my account</h3>
          <p className="sm mut">
            Your profile, favorites, lists, settings and images are deleted. Pages stay with their other
            managers. Messages that you sent stay with the people who got them, signed “A former member”.
            Reviews and requests that others rely on stay without your name.
          </p>
          {isDeleting ? (
            <DeleteAccount {...{ user, onDeleted }} onCancel={() => setIsDeleting(false)} />
          ) : (
            <Button variant="danger" icon="trash-2" onClick={() => setIsDeleting(true)}>
              Delete my account
            </Button>
          )}
        </Stack>
      </Stack>
    </AccountSection>
  )
}
