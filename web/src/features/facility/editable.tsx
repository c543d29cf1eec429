import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/button.tsx'
import { Tag } from '../../components/chip.tsx'
import type { IconName } from '../../components/icon-names.ts'
import { useToast } from '../../components/toaster.tsx'
import styles from './block.module.css'
import type { Editor, EditorProps } from './editing-seam.ts'

interface Opener {
  label: string
  icon: IconName
}

export interface EditableProps {
  /** What is edited, as the heading of its editor. */
  title: string
  facility: Facility
  /** Absent for those who may not edit. */
  editor?: Editor | undefined
  /** What opens it, where that is not 'Edit'. */
  opener?: Opener | undefined
  /** Of the editor's heading, where it stands in place of one that matters to the page. */
  headingLevel?: 'h1' | 'h2'
  /** Nothing in it is for those who only read. */
  isEmpty?: boolean
  /** What stands around it, open or not. */
  frame?: ReactElement
  /** What there is to read; where its Edit button stands is its own affair. */
  children: (editButton: ReactNode) => ReactNode
}

const edit: Opener = { label: 'Edit', icon: 'pencil' }

/** A part of the page that gives way to its editor until that is done. An open editor stays whatever becomes of the right to open it: somebody is typing in it. */
export function Editable({
  title,
  facility,
  editor,
  opener = edit,
  headingLevel: Heading = 'h2',
  isEmpty = false,
  frame = <></>,
  children,
}: EditableProps) {
  const [Open, setOpen] = useState<ComponentType<EditorProps>>()
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const toast = useToast()

  useEffect(() => {
    // Not where the editor has put the focus on a field of its own.
    if (Open !== undefined && !section.current?.contains(document.activeElement))
      section.current?.focus({ preventScroll: true })
    // What was opened at the foot of the screen would go on below it.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [Open])

  if (Open !== undefined) {
    const close = () => {
      flushSync(() => setOpen(undefined))
      button.current?.focus()
    }
    return cloneElement(
      frame,
      {},
      <section
        className={styles.editing}
        aria-label={`Editing: ${title}`}
        data-editing
        tabIndex={-1}
        ref={section}
      >
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          <Tag tone="good">Editing</Tag>
        </div>
        <Open facility={facility} close={close} focus={() => section.current?.focus()} />
      </section>,
    )
  }

  if (isEmpty && editor === undefined) return null

  const open = async () => {
    if (editor === undefined) return
    setLoading(true)
    try {
      const { default: Loaded } = await editor()
      setOpen(() => Loaded)
    } catch {
      toast.error('The editor did not load. Check the connection and try again.')
    }
    setLoading(false)
  }
  return cloneElement(
    frame,
    {},
    children(
      editor !== undefined && (
        <Button ref={button} icon={opener.icon} isBusy={isLoading} onClick={() => void open()}>
          {opener.label}
          {/* Of many buttons with this label, this one. */}
          {opener === edit && <span className="sr">{title}</span>}
        </Button>
      ),
    ),
  )
}
