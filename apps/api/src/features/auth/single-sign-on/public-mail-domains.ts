/** Mail services where anyone can have an address: none of their domains is an organization's own. */
const PUBLIC_MAIL_DOMAINS = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.fr outlook.de hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
  passport.com windowslive.com yahoo.com yahoo.fr yahoo.co.uk yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.co.jp yahoo.co.in
  yahoo.com.br ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me
  tutanota.com tutanota.de tuta.io tuta.com gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.fr web.de t-online.de freenet.de mail.com
  email.com usa.com post.com mail.ru inbox.ru list.ru bk.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net qq.com foxmail.com
  163.com 126.com yeah.net sina.com sina.cn sohu.com naver.com daum.net hanmail.net nate.com rediffmail.com zoho.com
  zohomail.com zohomail.eu fastmail.com fastmail.fm hushmail.com hey.com duck.com mailbox.org posteo.de posteo.net
  orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr numericable.fr libero.it virgilio.it tin.it alice.it
  tiscali.it seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl gazeta.pl btinternet.com sky.com virginmedia.com talktalk.net
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com shaw.ca rogers.com
  sympatico.ca videotron.ca telus.net bigpond.com optusnet.com.au xtra.co.nz terra.com.br uol.com.br bol.com.br ig.com.br
  bluewin.ch hispeed.ch skynet.be telenet.be ziggo.nl kpnmail.nl hetnet.nl mailinator.com guerrillamail.com yopmail.com
  `
    .trim()
    .split(/\s+/),
);

export const isPublicMailDomain = (domain: string): boolean => PUBLIC_MAIL_DOMAINS.has(domain);
