import { Avatar } from '../../components/pictures/avatar.tsx'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { counted, date } from '../../page/format.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import foot from '../foot-bar.module.css'
import styles from './send-list.module.css'
import { mostHosts, type SendList as Picked } from './use-send-list.ts'

interface SendListProps {
  sendList: Picked
  deadline: string | null
  /** Why nothing can be sent. */
  refusal: string | undefined
  /** Asks all of them, or throws. */
  onSend: () => Promise<void>
}

const slots = Array.from({ length: mostHosts }, (_, place) => place)

/** The hosts to ask, beside the list, and as a bar below it on small screens. */
export function SendList({ sendList: { picked, isFull, toggle }, deadline, refusal, onSend }: SendListProps) {
  const [isReviewing, setIsReviewing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const onReview = () => setIsReviewing(true)
  async function send() {
    setBusy(true)
    try {
      await onSend()
    } catch (error) {
      toast.error(`Not sent. ${reasonOf(error)}`)
    }
    setBusy(false)
  }
  const lowest = picked.toSorted((a, b) => a.score - b.score)[0]
  const isOff = picked.length === 0 || refusal !== undefined
  const due = deadline === null ? 'No deadline for answers' : `Answers are due ${date(deadline)}`
  return (
    <>
      <aside className={styles.panel} aria-label="Send list">
        <div className={styles.head}>
          <h2 className="h3">Send to {counted(picked.length, 'host')}</h2>
          <span className="sm mut">of {mostHosts}</span>
        </div>
        <div className={styles.slots} aria-hidden="true">
          {slots.map((place) => (
            <i key={place} className={place < picked.length ? styles.used : undefined} />
          ))}
        </div>
        <p className={styles.note}>
          {isFull && lowest
            ? `Twelve is the most. To ask another host, drop ${lowest.name}, which fits least.`
            : 'Twelve at a time. Tick the hosts to ask.'}
        </p>
        <PickedHosts picked={picked} onDrop={toggle} />
        <p className={styles.foot}>{refusal ?? 'Hosts see how many were asked, never who.'}</p>
        <Button
          variant="primary"
          size="l"
          icon="send"
          disabled={isOff}
          className={styles.send}
          onClick={onReview}
        >
          Review and send
        </Button>
        <p className={styles.due}>{due}.</p>
      </aside>
      <Dialog
        isOpen={isReviewing}
        onOpenChange={setIsReviewing}
        title={`Send to ${counted(picked.length, 'host')}`}
        description={`Each host gets your request and its own conversation with you. ${due}.`}
      >
        <PickedHosts picked={picked} onDrop={toggle} />
        <Button variant="primary" icon="send" isBusy={isBusy} disabled={isOff} onClick={() => void send()}>
          Send now
        </Button>
      </Dialog>
      <div className={foot.bar}>
        <span>
          <b className="semi">
            {picked.length} of {mostHosts} hosts
          </b>
          <br />
          <span className="xs mut">{refusal ?? due}</span>
        </span>
        <Button variant="primary" disabled={isOff} onClick={onReview}>
          Review and send
        </Button>
      </div>
    </>
  )
}

interface PickedHostsProps {
  picked: Picked['picked']
  onDrop: Picked['toggle']
}

const PickedHosts = ({ picked, onDrop }: PickedHostsProps) => (
  <ul className={styles.hosts}>
    {picked.map((host) => (
      <li key={host.id}>
        <Avatar name={host.name} picture={host.headerImage} size={32} isSquare />
        <span className="clip">{host.name}</span>
        <span className="dim">{host.score}</span>
        <IconButton icon="x" label={`Drop ${host.name}`} onClick={() => onDrop(host)} />
      </li>
    ))}
  </ul>
)
