/** The parts of the DevTools protocol that are read. The protocol is stable, so nothing is validated. */

/** Answers by command. Those of other commands are not read. */
interface Answers {
  readonly 'Target.createTarget': { readonly targetId: string };
  readonly 'Target.attachToTarget': { readonly sessionId: string };
  readonly 'Page.navigate': { readonly errorText?: string; readonly loaderId?: string };
  readonly 'Runtime.evaluate': {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
  };
}
export type Answer<Method extends string> = Method extends keyof Answers ? Answers[Method] : unknown;

interface EventOf<Method extends string, Params> {
  readonly method: Method;
  readonly params: Params;
  /** Of the tab, if it comes from one. */
  readonly sessionId?: string;
}

/** There are others, whose methods have other names. */
export type ChromeEvent =
  | EventOf<
      'Runtime.executionContextCreated',
      {
        readonly context: {
          readonly id: number;
          readonly name: string;
          readonly auxData?: { readonly frameId?: string };
        };
      }
    >
  | EventOf<
      'Network.responseReceived',
      {
        readonly type: string;
        readonly frameId?: string;
        readonly response: { readonly status: number; readonly mimeType: string };
      }
    >
  | EventOf<'Page.lifecycleEvent', { readonly frameId: string; readonly loaderId: string; readonly name: string }>
  | EventOf<'Page.javascriptDialogOpening', unknown>;

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export type Message = Reply | ChromeEvent;
