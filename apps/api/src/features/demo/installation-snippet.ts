/** What an owner pastes into the body: adds the widget's script once the document is complete. */
export function installationSnippet({ cdnUrl, uniqueId }: { cdnUrl: string; uniqueId: string }): string {
  const script = [
    "var s=document.createElement('script');",
    `s.src='${cdnUrl}/widget.js';`,
    `s.setAttribute('data-widget-id','${uniqueId}');`,
    's.async=true;document.body.appendChild(s)',
  ].join('');
  return `<script>(function(){function a(){${script}}document.readyState==='complete'?a():window.addEventListener('load',a)})();</script>`;
}
