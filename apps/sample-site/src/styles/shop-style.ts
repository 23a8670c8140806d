export const SHOP_STYLE = `
.hero {
  position: relative;
  padding: 90px 24px 80px;
  background: #4a2d1c url("/local/site/files/lights.png") center / cover no-repeat;
  color: #fff;
  text-align: center;
}
.hero h1 { text-shadow: 0 2px 12px rgba(0, 0, 0, .45); }
.kicker { margin: 0 0 12px; color: #ffdfb8; font-size: 13px; letter-spacing: .2em; text-transform: uppercase; }
.lead { max-width: 34em; margin: 0 auto 28px; font-size: 1.15rem; }
.lead.dark { margin-left: 0; color: #7a6a5d; }
.badge {
  position: absolute;
  top: 24px;
  right: 32px;
  padding: 10px 16px;
  border-radius: 4px;
  background: var(--berry);
  font-size: 12px;
  animation: pulse 1.6s ease-in-out infinite;
}
@keyframes pulse { 50% { transform: scale(1.08) rotate(-2deg); } }

.carousel { overflow: hidden; padding: 36px 0 20px; background: #fff; text-align: center; }
.slides { display: flex; transition: transform .6s ease; }
.slide { flex: 0 0 100%; margin: 0; padding: 0 24px; }
.slide blockquote { margin: 0 0 6px; font: italic 1.5em/1.3 Georgia, serif; }
.slide figcaption { color: var(--grey); font-size: 13px; }
.dots { margin-top: 14px; }
.dot { width: 10px; height: 10px; margin: 0 4px; padding: 0; border: 0; border-radius: 50%; background: #e3d6c6; cursor: pointer; }
.dot.on { background: var(--terracotta); }

.section-title { margin-top: 0; text-align: center; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 24px; margin: 0; padding: 0; list-style: none; }
.card { overflow: hidden; border-radius: 12px; background: #fff; box-shadow: 0 4px 18px rgba(59, 36, 24, .08); transition: box-shadow .2s; }
.card:hover { box-shadow: 0 8px 28px rgba(59, 36, 24, .18); }
.card img { display: block; width: 100%; height: auto; }
.card-body { padding: 18px 20px 22px; }
.note { min-height: 42px; margin: 0 0 10px; color: var(--grey); font-size: 14px; }
.price-line { display: flex; justify-content: space-between; align-items: baseline; margin: 0 0 14px; }
.price { color: var(--berry); font: 700 1.4em/1 Georgia, serif; }
.stars { color: #e0a63c; font-size: .8em; letter-spacing: 2px; }
.allergens { max-width: 44em; margin: 40px auto 0; color: #9b9084; font-size: small; text-align: center; }

.promise { background: #f3e4d0 url("/local/site/files/wheat.svg") repeat; }
.promise-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 32px; text-align: center; }
.promise h3 { margin-top: 12px; }
.promise p { margin: 0; font-size: .95em; }
@media (max-width: 640px) {
  .hero { padding: 84px 16px 56px; }
  .badge { right: 16px; }
}
`;
