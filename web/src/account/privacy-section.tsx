import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { SideSection } from '../page/side-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { date } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { useRefusals, useRefusedPeople } from '../page/refused-people.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import styles from './account.module.css'
import type { Api } from '@app/contract/api.ts'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { saveFile } from '../page/save-file.ts'
import { useWrite } from '../platform/calls/use-write.ts'

interface PrivacySectionProps {
  user: UserProfile
  onDeleted: () => void
}

export function PrivacySection({ user, onDeleted }: PrivacySectionProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <SideSection id="privacy" title="Privacy" text="Your data is yours. Take it with you, or leave.">
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
    </SideSection>
  )
}

/** The people whom the reader blocked. */
function BlockedPeople() {
  const refused = useRefusedPeople()
  const { unblock } = useRefusals()
  return (
    <Loaded query={refused} errorTitle="The people you blocked didn’t load.">
      {(people) =>
        people.length === 0 ? (
          <p className="sm mut">Nobody. You can block a person in your conversation with them.</p>
        ) : (
          <AccountRows label="Blocked people">
            {people.map(({ id, name, picture, createdDate }) => (
              <AccountRow
                key={id}
                lead={<Avatar name={name} picture={picture} />}
                action={
                  <Button onClick={() => unblock({ id, name })}>
                    Unblock<span className="sr"> {name}</span>
                  </Button>
                }
              >
                <p className={styles.name}>{name}</p>
                <p className="xs dim">Since {date(createdDate)}</p>
              </AccountRow>
            ))}
          </AccountRows>
        )
      }
    </Loaded>
  )
}

/** Downloads all data of the reader. The link needs their token, so the page fetches the file itself. */
function DownloadData() {
  const [progress, setProgress] = useState<string>()
  const toast = useToast()
  const { run, isBusy } = useWrite(
    async (api: Api) => {
      setProgress('Preparing your data…')
      const { url, fileName } = (await api['user-mgmt'].users.data({ data: {} })).data
      await saveFile(url, fileName, (bytes) => setProgress(receivedText(bytes)))
      return fileName
    },
    {
      onDone: (fileName) => setProgress(`Saved as “${fileName}”.`),
      done: 'Your data is downloaded.',
      onFailed(error) {
        setProgress(undefined)
        toast.error(`Your data was not downloaded. ${reasonOf(error)}`)
      },
    },
  )
  return (
    <>
      <Button icon="download" isBusy={isBusy} onClick={() => run()}>
        Download my data
      </Button>
      <output className="sm mut">{progress}</output>
    </>
  )
}

const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** How much of a file has arrived, in steps that a screen reader can follow: 'Downloading… 1.5 MB'. */
export const receivedText = (bytes: number) =>
  bytes < 100_000 ? 'Downloading…' : `Downloading… ${size.format(bytes / 1_000_000)} MB`
