import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import styles from './profile.module.css'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

interface SharePageProps {
  title: string
  address: string
}

/** Uses the device's share sheet, or offers the address to copy. */
export function SharePage({ title, address }: SharePageProps) {
  const canShare = useIsHydrated() && 'share' in navigator
  if (canShare) {
    const share = () =>
      void navigator.share({ title, url: address }).catch(() => {
        // The reader closed the share sheet.
      })
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
      <div className={styles.share}>
        <TextField
          label="Link to this page"
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={address} label="Copy link" />
      </div>
    </Popover>
  )
}
