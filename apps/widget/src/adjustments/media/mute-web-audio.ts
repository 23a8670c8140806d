import { wrapMethod } from './wrap-method.ts';

/**
 * Web Audio. New connections to the speakers go through our own gain node. A graph that was connected before cannot be
 * reached, so its context is suspended as soon as something in it starts.
 */
export function muteWebAudio(page: typeof globalThis): () => void {
  const { AudioNode, AudioContext, AudioDestinationNode, OfflineAudioContext } = page;
  const { AudioScheduledSourceNode, AudioBufferSourceNode } = page;
  if (typeof AudioNode === 'undefined') return () => undefined;
  const volumes = new Map<BaseAudioContext, GainNode>();
  const held = new Set<AudioContext>();
  let busy = false;

  const unwrapConnect = wrapMethod(AudioNode.prototype, 'connect', (node, args) => {
    const target = args[0];
    if (busy || !(target instanceof AudioDestinationNode) || target.context instanceof OfflineAudioContext) return;
    busy = true;
    const { context } = node as AudioNode;
    let volume = volumes.get(context);
    if (!volume) {
      volume = context.createGain();
      volume.gain.value = 0;
      volume.connect(target);
      volumes.set(context, volume);
    }
    busy = false;
    return [volume, ...args.slice(1)];
  });
  const unwrapDisconnect = wrapMethod(AudioNode.prototype, 'disconnect', (node, args) => {
    const volume = args[0] instanceof AudioDestinationNode ? volumes.get((node as AudioNode).context) : undefined;
    return volume && !busy ? [volume, ...args.slice(1)] : undefined;
  });
  const unwrapStart = wrapMethod(AudioScheduledSourceNode.prototype, 'start', hold);
  const unwrapBuffer = wrapMethod(AudioBufferSourceNode.prototype, 'start', hold);
  return () => {
    unwrapConnect();
    unwrapDisconnect();
    unwrapStart();
    unwrapBuffer();
    for (const volume of volumes.values()) volume.gain.value = 1;
    for (const context of held) if (context.state === 'suspended') context.resume().catch(() => undefined);
  };

  function hold(node: unknown): void {
    const { context } = node as AudioNode;
    if (volumes.has(context) || !(context instanceof AudioContext)) return;
    held.add(context);
    context.suspend().catch(() => undefined);
  }
}
