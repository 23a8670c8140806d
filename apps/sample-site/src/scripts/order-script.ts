/** The order form says thank you, and the map is drawn with a pin that beats. */
export const ORDER_SCRIPT = `
(() => {
  const form = document.querySelector('[data-order]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('[data-order-status]').textContent = form.dataset.thanks;
  });

  const map = document.querySelector('[data-map]');
  if (!map) return;
  const pen = map.getContext('2d');
  const road = (width, color, ...points) => {
    pen.lineWidth = width;
    pen.strokeStyle = color;
    pen.lineJoin = pen.lineCap = 'round';
    pen.beginPath();
    points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    pen.stroke();
  };
  const ground = () => {
    pen.fillStyle = '#efe7d8';
    pen.fillRect(0, 0, 360, 240);
    pen.fillStyle = '#cfe0b8';
    pen.fillRect(18, 150, 96, 70);
    pen.fillStyle = '#e2d4bd';
    for (const [x, y, w, h] of [[20, 20, 60, 44], [96, 16, 70, 50], [196, 18, 60, 46], [150, 100, 56, 40], [226, 96, 50, 46], [150, 162, 70, 52]]) pen.fillRect(x, y, w, h);
    road(26, '#a9cfe6', [300, 0], [316, 70], [296, 150], [322, 240]);
    road(13, '#fff', [0, 82], [360, 82]);
    road(9, '#fff', [130, 0], [130, 240]);
    road(9, '#fff', [0, 146], [286, 146]);
    road(9, '#fff', [240, 82], [240, 240]);
    pen.fillStyle = '#8d7c6b';
    pen.font = '11px Arial';
    pen.fillText('Maple Street', 16, 86);
    pen.fillText('Mill Lane', 160, 150);
  };
  const pin = (time) => {
    pen.fillStyle = 'rgba(200, 100, 59, .25)';
    pen.beginPath();
    pen.arc(186, 82, 14 + 6 * Math.sin(time / 300), 0, 7);
    pen.fill();
    pen.fillStyle = '#c8643b';
    pen.beginPath();
    pen.arc(186, 68, 11, 2.6, 6.8);
    pen.lineTo(186, 88);
    pen.fill();
  };
  const draw = (time) => {
    ground();
    pin(time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
})();
`;
