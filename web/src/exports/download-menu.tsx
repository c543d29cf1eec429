import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { loggedIn } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { useNotLoadedToast } from '../components/overlays/use-lazy-popup.ts'
import type { Download } from './start-download.ts'

interface DownloadMenuProps extends Download {
  /** Where there is no room for the word. */
  isIcon?: boolean
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
]

/** Downloads a list as a file. Visitors log in first. */
export function DownloadMenu({ things, request, isIcon = false }: DownloadMenuProps) {
  const toast = useToast()
  const showNotLoaded = useNotLoadedToast()
  const download = async (format: ExportFormat) => {
    if (!(await loggedIn())) return
    await import('./start-download.ts').then(
      ({ startDownload }) => startDownload({ things, request, format, toast }),
      showNotLoaded,
    )
  }
  const label = `Download ${things}`
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        isIcon ? (
          <IconButton icon="download" label={label} className="needs-script" />
        ) : (
          <Button icon="download" aria-label={label} className="needs-script">
            Download
          </Button>
        )
      }
      items={formats.map((each) => ({
        label: each.label,
        onSelect: () => void download(each.format),
      }))}
    />
  )
}

/** A list of an editor. */
export interface DownloadableList extends Download {
  /** The number of its saved items. */
  count: number
}

/** The menu beside the buttons of an editor. Empty lists have none. */
export const ListDownload = ({ list }: { list: DownloadableList | undefined }) =>
  list === undefined || list.count === 0 ? null : <DownloadMenu things={list.things} request={list.request} />
