/** An event of Chromium, which no type library declares. */
interface InstallOffer extends Event {
  /** Asks the person. Works once, in the handler of a click. */
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    installOffer?: InstallOffer | undefined
  }
}

const changed = 'installofferchange'

/** For the head of the page: browsers make the offer once, possibly before other scripts run. */
export const installScript = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installOffer=e;dispatchEvent(new Event('${changed}'))});`

function drop() {
  window.installOffer = undefined
  window.dispatchEvent(new Event(changed))
}

/** Calls back when the browser offers to install the product, and when it no longer does. Returns a function that stops it. */
export function onInstallOffer(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('appinstalled', drop)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('appinstalled', drop)
  }
}

/** Whether the browser can install the product now: not where it is installed, nor in browsers that don't offer it to pages. */
export const canInstall = () => window.installOffer !== undefined

/** Lets the browser ask the person, so call it in the click's handler. */
export async function install(): Promise<void> {
  const offer = window.installOffer
  drop()
  await offer?.prompt()
}
