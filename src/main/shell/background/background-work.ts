import type { EventChannel, EventPayload } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { Emit } from '../../bridge/serve-bridge.ts'
import type { FileKind } from '../../files/file-library.ts'
import { EndedWork } from './ended-work.ts'
import { Notifications, type NotificationsOptions } from './notifications.ts'
import { type TaskbarWindow, TaskProgress } from './task-progress.ts'

interface BackgroundWorkOptions extends NotificationsOptions {
  readonly windows: () => readonly TaskbarWindow[]
  readonly kindOf: (id: Download['id']) => FileKind
}

type SomeEvent = { [Name in EventChannel]: { readonly channel: Name; readonly payload: EventPayload<Name> } }[EventChannel]

const CAMPAIGN = 'campaign'

/** Follows files, campaigns, payments and updates by the events that the page gets too. */
export class BackgroundWork {
  readonly #ended: EndedWork
  readonly #progress: TaskProgress
  readonly #kindOf: BackgroundWorkOptions['kindOf']

  constructor({ windows, kindOf, ...options }: BackgroundWorkOptions) {
    const notifications = new Notifications(options)
    this.#ended = new EndedWork((ended) => notifications.notify(ended))
    this.#progress = new TaskProgress(windows)
    this.#kindOf = kindOf
  }

  /** The same way to the page, followed here as well. */
  follow(emit: Emit): Emit {
    return (channel, payload, page) => {
      emit(channel, payload, page)
      this.#take({ channel, payload } as SomeEvent)
    }
  }

  #take(event: SomeEvent): void {
    if (event.channel === 'files.progress') this.#file(event.payload)
    else if (event.channel === 'money.changed') this.#ended.payment(event.payload)
    else if (event.channel === 'updates.changed') this.#ended.update(event.payload)
    else if (event.channel === 'campaigns.changed') this.#campaign(event.payload)
    else if (event.channel === 'bulk.changed') this.#ended.bulk(event.payload)
  }

  #file(download: Download): void {
    const { id, state, received, total } = download
    if (state === 'running') this.#progress.update(id, total === null || total === 0 ? null : received / total)
    else if (state === 'waiting') this.#progress.update(id, 0)
    else this.#progress.end(id, state === 'failed')
    this.#ended.file(download, this.#kindOf(id))
  }

  #campaign(run: EventPayload<'campaigns.changed'>): void {
    if (run?.state === 'queueing') this.#progress.update(CAMPAIGN, run.queued / run.total)
    else this.#progress.end(CAMPAIGN, run?.state === 'stopped')
    if (run !== null) this.#ended.campaign(run)
  }
}
