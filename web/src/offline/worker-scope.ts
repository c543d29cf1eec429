// What the worker uses of its global scope. TypeScript's own types of it can't be combined with those of pages.

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification
}

/** A window of the product. */
export interface WindowClient {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
  postMessage(message: unknown, transfer: Transferable[]): void
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: RequestEvent
  push: PushEvent
  notificationclick: NotificationEvent
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void
}

declare const self: WorkerScope
export const scope = self
