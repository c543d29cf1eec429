import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { noteVisit } from './note-visit.ts'
import styles from './page.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

interface SharePageProps {
  id: string
  title: string
  address: string
}

/** Uses the device's share sheet, or offers the address to copy. */
export function SharePage({ id, title, address }: SharePageProps) {
  const canShare = useIsHydrated() && 'share' in navigator
  if (canShare) {
    const share = () =>
      void navigator.share({ title, url: address }).then(
        () => noteVisit('share', id),
        () => {
          // The reader closed the share sheet.
        },
      )
    return (
      <Button icon="share" onClick={share}>
        Share
      </Button>
    )
  }
  return (
    <Popover
      label="Share"
      align="end"
      trigger={
        <Button icon="share" className="needs-script">
          Share
        </Button>
      }
    >
      {/* Not a box: each profile would load it at once. */}
      <div className={styles.share}>
        <TextField
          label="Link to this page"
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={address} label="Copy link" onCopied={() => noteVisit('share', id)} />
      </div>
    </Popover>
  )
}
